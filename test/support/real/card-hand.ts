import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import type { Box } from '@/lib/page/dom/geometry';
import type { Rig } from '@/test/support/browsers/rig';
import { readCard, type SeenCard } from '@/test/support/card/card';
import { type CardBoxes, readBoxes } from '@/test/support/card/card-boxes';
import { waitUntil } from '@/test/support/wait';
import { onScreen } from './page-point';
import type { Point, Screen } from './screen';

/** How long a rep's hand rests on a button: longer than it must have been in plain sight. */
const REST_MS = 450;
/** Presses before a rep would give up, and how long each may take to show its effect. */
const MAX_PRESSES = 5;
const EFFECT_MS = 2_500;

/** The call card under a rep's real mouse. */
export interface CardHand {
  /** What is shown of the card, once it no longer moves. */
  boxes(): Promise<CardBoxes>;
  /** The button beside the number that the pointer rests on. */
  callButton(): Promise<Box>;
  /** Moves to the card's main button (or the call button), presses it and waits for the role that follows. */
  pressMain(role: string): Promise<Point>;
  /** Presses where the pointer is, without moving it, until the card has this role. */
  pressHere(role: string): Promise<SeenCard>;
}

/** Uses the card of a page by a screen's mouse. */
export function handOnCard(screen: Screen, rig: Rig, page: Page): CardHand {
  const boxes = () =>
    waitUntil(async () => {
      const before = await readBoxes(rig, page);
      await sleep(100);
      const after = await readBoxes(rig, page);
      return JSON.stringify(before) === JSON.stringify(after) && after;
    }, 'the card to stand still');
  const inRole = (role: string, ms: number) =>
    waitUntil(
      async () => {
        const card = await readCard(rig, page);
        return card?.role === role && card;
      },
      `the card in the role ${role}`,
      ms,
    );
  const pressHere = async (role: string) => {
    for (let press = 1; press < MAX_PRESSES; press++) {
      await sleep(REST_MS);
      await screen.press();
      const card = await inRole(role, EFFECT_MS).catch(() => undefined);
      if (card) return card;
    }
    return inRole(role, EFFECT_MS);
  };
  return {
    boxes,
    pressHere,
    async callButton() {
      await inRole('', 15_000);
      return (await boxes()).whole;
    },
    async pressMain(role) {
      const { main, whole } = await boxes();
      const at = await onScreen(page, main ?? whole);
      await screen.moveTo(at);
      await pressHere(role);
      return at;
    },
  };
}
