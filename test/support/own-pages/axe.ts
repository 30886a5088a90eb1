import axe from 'axe-core';

/**
 * Returns accessibility violations as `rule: element`. Colour contrast is checked in real browsers,
 * because this DOM is not painted.
 */
export async function axeViolationsIn(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, {
    rules: {
      'color-contrast': { enabled: false },
      region: { enabled: false },
      'label-content-name-mismatch': { enabled: true },
    },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}
