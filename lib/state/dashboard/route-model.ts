import { type ReadonlySignal, signal } from '@preact/signals';
import { hashOf, parseRoute, type Route } from './route';

/** The browser's address and its history, as far as the dashboard uses them. */
export interface AddressWorld {
  hash: () => string;
  /** Writes the hash without leaving the page; `step` makes Back come here again. */
  write: (hash: string, step: boolean) => void;
  /** Calls back when the rep goes back or forward, or edits the address. */
  onChange: (react: () => void, ended: AbortSignal) => void;
}

/** Where the rep is. */
export interface RouteModel {
  route: ReadonlySignal<Route>;
  /** Goes to another place. */
  go(route: Route): void;
  /** Writes the filters of the view that is shown into the address. */
  note(query: Route['query'], step: boolean): void;
}

/** Makes the model of the address. */
export function createRouteModel(world: AddressWorld, ended: AbortSignal): RouteModel {
  const route = signal(parseRoute(world.hash()));
  world.onChange(() => {
    route.value = parseRoute(world.hash());
  }, ended);

  function move(next: Route, step: boolean): void {
    if (hashOf(next) === hashOf(route.peek())) return;
    world.write(hashOf(next), step);
    route.value = next;
  }

  return {
    route,
    go: (next) => move(next, true),
    note: (query, step) => move({ ...route.peek(), query }, step),
  };
}
