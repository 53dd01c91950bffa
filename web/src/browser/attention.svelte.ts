// Calls a player who is looking elsewhere: a mark in the title and on the icon, and a notification if that is wished.
import { settings } from './settings.svelte.ts';

const NAME = 'Undertow';

class Attention {
  /** What the page is about, for the title. */
  #page = '';
  #isAsked = false;
  #notification: Notification | undefined;

  constructor() {
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.#dismiss();
    });
  }

  /** Names the page, in the title of the window. */
  name(page: string): void {
    this.#page = page;
    this.#draw();
  }

  /** Whether something is asked of one now, and what, in a sentence. To be said again when something else is asked. */
  ask(isAsked: boolean, text = ''): void {
    this.#isAsked = isAsked;
    this.#dismiss();
    this.#draw();
    if (isAsked && document.hidden && settings.chosen.notifications) this.#notify(text);
  }

  #draw(): void {
    const title = this.#page === '' ? NAME : `${this.#page} · ${NAME}`;
    document.title = this.#isAsked ? `● ${title}` : title;
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    const drawing = this.#isAsked ? '/static/icon-asked.svg' : '/static/icon.svg';
    // A browser loads an icon that it is given, be it the same.
    if (icon && icon.getAttribute('href') !== drawing) icon.setAttribute('href', drawing);
  }

  #notify(text: string): void {
    if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
    try {
      this.#notification = new Notification(this.#page || NAME, {
        body: text,
        icon: '/static/icon-asked.svg',
        tag: NAME,
      });
    } catch {
      // Some browsers of phones know the word and do not let a page use it.
      return;
    }
    this.#notification.onclick = () => {
      focus();
      this.#dismiss();
    };
  }

  #dismiss(): void {
    this.#notification?.close();
    this.#notification = undefined;
  }
}

export const attention = new Attention();

/** Asks for leave to send notifications; `true` if they may come. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false;
  if (Notification.permission === 'default') await Notification.requestPermission();
  return Notification.permission === 'granted';
}
