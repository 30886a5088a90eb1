import axe from 'axe-core';

/**
 * What is wrong for people who hear, type or zoom, as `rule: place`. Colours are looked at in real
 * browsers, since this DOM paints nothing.
 */
export async function barriersIn(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, {
    rules: {
      'color-contrast': { enabled: false },
      region: { enabled: false },
      'label-content-name-mismatch': { enabled: true },
    },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}
