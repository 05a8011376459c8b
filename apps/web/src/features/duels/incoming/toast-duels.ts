import type { DuelCard } from "@hilo/rules/duels/duels.views";
import { toast } from "../../../platform/toasts.ts";
import { isEnded, resultWords } from "../list/result-words.ts";
import type { SaidDuels } from "./said-duels.ts";

/** Long enough to read a name and to press the link. */
const SEEN_MS = 8000;
/** More are announced together. */
const ONE_BY_ONE = 2;

export function toastChallenges(waiting: readonly DuelCard[], said: SaidDuels): void {
	const fresh = notSaid(
		waiting.filter(({ mode }) => mode === "ghost"),
		said,
	);
	if (fresh.length > ONE_BY_ONE) {
		const link = { label: "See them", to: { to: "/profile", search: { tab: "friends" } } } as const;
		toast("info", `${fresh.length} challenges are waiting for you`, { forMs: SEEN_MS, link });
		return;
	}
	for (const duel of fresh) say(duel, `${nameOf(duel)} challenges you: ${duel.title}`, "Play");
}

/** Announces duels that others have finished, but not those finished before this browser's first check. */
export function toastResults(recent: readonly DuelCard[], said: SaidDuels): void {
	const isFirstLook = said.isNew();
	const ended = notSaid(
		recent.filter(({ state, other }) => isEnded(state) && other),
		said,
	);
	if (isFirstLook) said.add([]);
	else
		for (const duel of ended.slice(0, ONE_BY_ONE))
			say(duel, `${resultWords(duel)}: ${nameOf(duel)}, ${duel.title}`, "See it");
}

/** Returns the duels not announced yet and notes them. A duel's own page needs no announcement. */
function notSaid(duels: readonly DuelCard[], said: SaidDuels): readonly DuelCard[] {
	const fresh = duels.filter(({ id }) => !said.has(id));
	if (fresh.length > 0) said.add(fresh.map(({ id }) => id));
	return fresh.filter(({ id }) => window.location.pathname !== `/duel/${id}`);
}

function say({ id }: DuelCard, text: string, label: string): void {
	toast("info", text, {
		forMs: SEEN_MS,
		link: { label, to: { to: "/duel/$id", params: { id } } },
	});
}

const nameOf = ({ other }: DuelCard) => other?.name ?? "Somebody";
