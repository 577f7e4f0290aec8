import { createHash } from 'node:crypto';

interface Scripts {
  /** An import map, as JSON. */
  readonly imports: string;
  /** Where the page's own first script is. */
  readonly main: string;
}

/** The page before its scripts run: it says what it is even if they do not run. */
const html = ({ imports, main }: Scripts): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>Discord playground</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/page.css">
<script type="importmap">${imports}</script>
<script type="module" src="${main}"></script>
</head>
<body>
<div id="app"><p class="starting">The playground is starting…</p></div>
<noscript>This page needs JavaScript.</noscript>
</body>
</html>
`;

export interface Document {
  readonly html: string;
  /** The Content-Security-Policy under which it works. */
  readonly policy: string;
}

export const createDocument = (scripts: Scripts): Document => {
  const hash = createHash('sha256').update(scripts.imports).digest('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self'",
    // The components set colours and sizes as style attributes. Texts are never parsed as HTML.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { html: html(scripts), policy };
};

export const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#4752c4"/><path d="M13 6h6v7h7v6h-7v7h-6v-7H6v-6h7z" fill="#fff"/></svg>';
