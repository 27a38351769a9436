// What this browser prefers: language, light, sound and the name its owner goes by.
import type { Language } from './i18n/texts.ts';
import { keep, recall } from './kit/browser/keep.ts';

export type Theme = 'auto' | 'light' | 'dark';
export const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];
export const LANGUAGES: readonly Language[] = ['fr', 'en'];

class Settings {
  language: Language = $state(document.documentElement.lang === 'en' ? 'en' : 'fr');
  theme: Theme = $state(recall<Theme>('theme', 'auto'));
  sound: boolean = $state(recall('sound', true));
  /** Results are shared in shapes instead of colours. */
  shapes: boolean = $state(recall('shapes', false));
  /** Whether the reactions of those one plays with are shown and spoken. */
  reactions: boolean = $state(recall('reactions', true));
  name: string = $state(recall('name', ''));

  speak(language: Language): void {
    this.language = language;
    document.documentElement.lang = language;
    keep('language', language);
  }

  light(theme: Theme): void {
    this.theme = theme;
    if (theme === 'auto') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
    keep('theme', theme);
  }

  ring(on: boolean): void {
    this.sound = on;
    keep('sound', on);
  }

  welcome(reactions: boolean): void {
    this.reactions = reactions;
    keep('reactions', reactions);
  }

  shape(shapes: boolean): void {
    this.shapes = shapes;
    keep('shapes', shapes);
  }

  call(name: string): void {
    this.name = name.trim();
    keep('name', this.name);
  }
}

export const settings = new Settings();
