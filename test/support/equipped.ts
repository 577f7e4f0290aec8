/** npm brings all of it here: if it does not start, that is a failure. */
export const isEquipped = process.platform === 'linux' && process.arch === 'x64';
