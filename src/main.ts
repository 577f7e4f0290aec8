import { exitCodes } from './app/exit-codes.ts';
import { nodeTexts } from './locale/operators/node.ts';

/** Looks at the version of Node before anything is loaded that an older one cannot read or run. */

/** As `engines` in package.json has it. */
const oldest = '20.19';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const [oldestMajor = 0, oldestMinor = 0] = oldest.split('.').map(Number);

if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
  process.stderr.write(`${nodeTexts.tooOld({ version: process.version, oldest })}\n`);
  process.exitCode = exitCodes.misconfigured;
} else {
  void import('./app/program.ts').then(({ main }) =>
    main({ words: process.argv.slice(2), environment: process.env }),
  );
}
