/**
 * The workspace of every install, until the rep adds others. What is stored without a workspace's id belongs to it:
 * earlier versions knew no other.
 */
export const FIRST_WORKSPACE = 'first';
