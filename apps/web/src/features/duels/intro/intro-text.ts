import type { DuelView } from "@hilo/rules/duels/duels.views";
import { challengerOf, hasClock, type Role, roleIn, rulesSentence } from "../words/duel-words.ts";

export function introText(duel: DuelView): string {
	const { status, mode, mayPlay, isOwnGhost } = duel;
	const role = roleIn(duel);
	if (status === "declined")
		return mode === "live" ? "It doesn’t count for either of you." : afterDecline(role);
	if (!mayPlay) return "You can start a new one whenever you like.";
	const rules = rulesSentence(duel);
	if (!hasClock(duel) || !isReplayed(duel)) return rules;
	const rival = isOwnGhost ? "your ghost" : challengerOf(duel);
	return `${rules} The dot around the clock shows when ${rival} answered.`;
}

function afterDecline(role: Role): string {
	if (role === "challenger") return "They may be busy. Try again later, or challenge somebody else.";
	return "You can challenge them back whenever you like.";
}

function isReplayed(duel: DuelView): boolean {
	const { sides, isOwnGhost } = duel;
	return isOwnGhost || (sides[0]?.isYou === false && sides[0].status === "over");
}
