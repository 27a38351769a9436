// Unpacks parcels beside the page, which would stand still for seconds on a phone.
import { lzma } from './lzma.ts';

onmessage = ({ data: { packed, size } }: MessageEvent<{ readonly packed: ArrayBuffer; readonly size: number }>) => {
  const { buffer } = lzma(new Uint8Array(packed), size);
  postMessage(buffer, { transfer: [buffer] });
};
