/** What a page is like for somebody who cannot make their screen wider, or does not see it. */
import { source as axe } from 'axe-core';
import type { Page } from 'playwright-core';
import { z } from 'zod';

/** Runs in the page: walks through everything that is drawn, including the library's shadow trees. */
const walk = `
  const texts = [];
  const elements = [];
  const visit = (node) => {
    if (node instanceof Element) {
      const style = getComputedStyle(node);
      if (style.display === 'none' || style.visibility === 'hidden' || style.opacity === '0') return;
      elements.push(node);
    }
    if (node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== '') texts.push(node);
    const children = node.shadowRoot ? node.shadowRoot.childNodes : node.childNodes;
    const slotted = node.localName === 'slot' ? node.assignedNodes() : [];
    for (const child of slotted.length > 0 ? slotted : children) visit(child);
  };
  visit(document.body);
  const parentOf = (node) => node.assignedSlot ?? node.parentElement ?? node.getRootNode().host;
  const describe = (node) => {
    const element = node instanceof Element ? node : parentOf(node);
    return element.localName + '.' + element.className + ': ' + (node.textContent ?? '').trim().slice(0, 60);
  };
`;

/**
 * Everything whose box or text extends beyond the right or the left edge. Text cut off with an ellipsis shows that it
 * is cut, and is not a fault; text cut off without one is.
 */
export const beyondTheEdge = async (page: Page): Promise<readonly string[]> =>
  z.array(z.string()).parse(
    await page.evaluate(`(() => {
      ${walk}
      const width = document.documentElement.clientWidth;
      const cutKindly = (node) => {
        for (let at = node instanceof Element ? node : parentOf(node); at; at = parentOf(at)) {
          const style = getComputedStyle(at);
          if (style.textOverflow === 'ellipsis' && style.overflowX !== 'visible') {
            const { left, right } = at.getBoundingClientRect();
            return left >= -0.5 && right <= width + 0.5;
          }
          // Visually hidden: for screen readers alone.
          if (at.clientWidth <= 1 && style.overflowX !== 'visible') return true;
        }
        return false;
      };
      const beyond = ({ left, right, width: wide, height }) =>
        wide > 0 && height > 0 && (right > width + 0.5 || left < -0.5);
      const rectsOf = (text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()];
      };
      const found = [
        ...elements.filter((element) => beyond(element.getBoundingClientRect())),
        ...texts.filter((text) => rectsOf(text).some(beyond)),
      ];
      return [...new Set(found.filter((node) => !cutKindly(node)).map(describe))];
    })()`),
  );

/** Numbers that begin on one line and end on the next. */
export const brokenNumbers = async (page: Page): Promise<readonly string[]> =>
  z.array(z.string()).parse(
    await page.evaluate(`(() => {
      ${walk}
      return texts.flatMap((text) =>
        [...text.textContent.matchAll(/\\d[\\d.,:/]{0,10}\\d/g)].flatMap(({ 0: number, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + number.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          return lines.size > 1 ? [number + ' in ' + describe(text)] : [];
        }),
      );
    })()`),
  );

const report = z.array(
  z.object({
    id: z.string(),
    impact: z.string().nullish(),
    nodes: z.array(z.object({ html: z.string() })),
  }),
);

/** What axe-core finds wrong that would keep somebody out. */
export const barriers = async (page: Page): Promise<readonly string[]> => {
  if ((await page.evaluate("typeof axe !== 'undefined'")) !== true) await page.evaluate(axe);
  // A full account of what is in order, with the way to each element, would take longer than the looking.
  const found = await page.evaluate(
    "axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations)",
  );
  return report
    .parse(found)
    .filter(({ id, impact }) => ['serious', 'critical'].includes(impact ?? '') || id === 'landmark-unique')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

/** All three. */
export const faultsOf = async (page: Page): Promise<readonly string[]> => [
  ...(await beyondTheEdge(page)),
  ...(await brokenNumbers(page)),
  ...(await barriers(page)),
];
