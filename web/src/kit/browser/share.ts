// Handing a link or a result to somebody: by the device's own sheet where there is one, else by the clipboard.

export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

export async function share(title: string, text: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, text, url });
    return true;
  } catch {
    return false; // The sheet was closed: nothing to say.
  }
}

/** Whether the text is now in the clipboard; on a plain-http address browsers have none, so we fall back on a selection. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedBySelection(text);
  }
}

function copiedBySelection(text: string): boolean {
  const box = document.createElement('textarea');
  box.value = text;
  box.className = 'unseen';
  document.body.append(box);
  box.select();
  const done = document.execCommand('copy');
  box.remove();
  return done;
}

/** Hands a picture to the device's sheet where that takes files, else saves it. */
export async function sharedPicture(picture: Blob, name: string, title: string): Promise<'shared' | 'saved'> {
  const file = new File([picture], name, { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
    } catch {
      // The sheet was closed: nothing to say.
    }
    return 'shared';
  }
  saved(picture, name);
  return 'saved';
}

/** Has the browser save a file that was made here. */
export function saved(what: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(what);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
