import { setMaxListeners } from 'node:events';

/** For a signal that every call under way listens to: many are no leak, although Node warns of more than ten. */
export const sharedAbort = (): AbortController => {
  const controller = new AbortController();
  setMaxListeners(0, controller.signal);
  return controller;
};
