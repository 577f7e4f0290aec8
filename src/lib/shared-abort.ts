import { setMaxListeners } from 'node:events';

/**
 * For a signal that every call in progress listens to: many listeners are not a leak, although Node warns above ten.
 */
export const sharedAbort = (): AbortController => {
  const controller = new AbortController();
  setMaxListeners(0, controller.signal);
  return controller;
};
