import type { CardView } from "./card-view.ts";

const figure = (count: number) => count.toLocaleString("en-US");

export const itemsText = (count: number) => `${figure(count)} ${count === 1 ? "item" : "items"}`;

/** Returns how long one may think about a guess. 0 stands for no timer. */
const timerText = (seconds: number) => (seconds === 0 ? "No timer" : `${seconds} s`);

export function playsText(count: number): string {
	if (count === 0) return "No plays yet";
	return count === 1 ? "1 play" : `${figure(count)} plays`;
}

/** "24 items · 15 s · 1,203 plays". */
export function factsText({ itemCount, timerSeconds, playCount }: CardView): string {
	return [itemsText(itemCount), timerText(timerSeconds), playsText(playCount)].join(" · ");
}
