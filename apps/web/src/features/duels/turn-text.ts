import type { DuelCard } from "@hilo/rules/duels/duels.views";

/** "Maya challenges you: Countries". */
export function turnText({ other, title }: DuelCard): string {
	return `${other?.name ?? "Guest"} challenges you: ${title}`;
}
