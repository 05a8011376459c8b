import type { DuelView } from "@hilo/rules/duels/duels.views";
import { useMe } from "../../../platform/session.ts";
import { ANYONE, type PosterSide } from "../challenge/poster.tsx";
import { challengerOf, OWN_GHOST, roleIn } from "../words/duel-words.ts";

export function usePosterSides(duel: DuelView): { one: PosterSide; other: PosterSide } {
	const me = useMe();
	const role = roleIn(duel);
	const [challenger, second] = duel.sides;
	const one = { name: challengerOf(duel), avatarUrl: challenger?.avatarUrl ?? null };
	// The server renders the same page for all visitors.
	const you = me ? { name: me.username, avatarUrl: me.avatarUrl } : { ...ANYONE, name: "You" };
	if (role === "own-ghost") return { one: { ...one, name: OWN_GHOST, isGhost: true }, other: you };
	if (role !== "challenger") return { one, other: you };
	const named = duel.sentTo ?? second?.name;
	const other = named ? { name: named, avatarUrl: second?.avatarUrl ?? null } : ANYONE;
	return { one, other };
}
