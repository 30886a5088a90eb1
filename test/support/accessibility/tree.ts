import type { Page } from 'puppeteer-core';
import { z } from 'zod';
import { readFromWindow } from '@/test/support/firefox/window';

const nodeSchema = z.object({
  role: z.string(),
  name: z.string(),
  focused: z.boolean(),
  checked: z.boolean(),
});

/** What the browser tells assistive technology of one element. Roles are those of ARIA. */
export type AccessibleNode = z.infer<typeof nodeSchema>;

/** Firefox's own names of roles that ARIA names otherwise. */
const ARIA_ROLES: Readonly<Record<string, string>> = {
  pushbutton: 'button',
  radiobutton: 'radio',
  entry: 'textbox',
  editcombobox: 'combobox',
  statusbar: 'status',
};

/**
 * Reads the accessibility tree of a page in front, in the order in which it is read out. The first call starts
 * Firefox's accessibility service, which knows the focus only once it moves.
 */
export async function accessibleNodes(page: Page): Promise<AccessibleNode[]> {
  if ((await page.browser().version()).startsWith('Chrome')) return nodesOfChromium(page);
  const nodes = z.array(nodeSchema).parse(await readFromWindow(page.browser(), READ_TREE));
  return nodes.map((node) => ({ ...node, role: ARIA_ROLES[node.role] ?? node.role }));
}

interface SnapshotNode {
  role?: string;
  name?: string;
  focused?: boolean;
  checked?: boolean | 'mixed';
  children?: SnapshotNode[];
}

async function nodesOfChromium(page: Page): Promise<AccessibleNode[]> {
  const root: SnapshotNode | null = await page.accessibility.snapshot({ interestingOnly: false });
  return root ? flatten(root) : [];
}

function flatten({ children = [], ...node }: SnapshotNode): AccessibleNode[] {
  const { role = '', name = '', focused = false, checked = false } = node;
  return [{ role, name, focused, checked: checked === true }, ...children.flatMap(flatten)];
}

/** Runs in Firefox's own window: reads what its accessibility service knows of the selected tab. */
const READ_TREE = `
  const service = Cc['@mozilla.org/accessibilityService;1'].getService(Ci.nsIAccessibilityService);
  const { STATE_FOCUSED, STATE_CHECKED } = Ci.nsIAccessibleStates;
  const nodes = [];
  const read = (each) => {
    const state = {};
    each.getState(state, {});
    nodes.push({
      role: service.getStringRole(each.role),
      name: each.name ?? '',
      focused: (state.value & STATE_FOCUSED) !== 0,
      checked: (state.value & STATE_CHECKED) !== 0,
    });
    for (let child = each.firstChild; child; child = child.nextSibling) read(child);
  };
  // Another process has the page: what is not known yet, or no more, throws.
  try {
    read(service.getAccessibleFor(gBrowser.selectedBrowser));
  } catch {}
  return nodes;
`;
