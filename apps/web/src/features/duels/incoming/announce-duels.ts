import type { DuelCard } from "@hilo/rules/duels/duels.views";
import { personalValue } from "../../../platform/stored-value.ts";
import { toast } from "../../../platform/toasts.ts";
import { isEnded, resultText } from "../duel-text.ts";

/** Long enough to read a name and to press the link. */
const TOAST_MS = 8000;
/** More are announced together. */
const MAX_SINGLE = 2;
/** More than any list has. */
const MAX_REMEMBERED = 100;

/** By key, where the browser blocks storage. */
const unstored = new Map<string, string>();

/** The ids of the duels that this browser has announced to a player, in any tab. */
export function announcedDuels(playerId: string, what: "challenges" | "results") {
	const store = personalValue("browser", playerId, what, (stored) =>
		typeof stored === "string" ? stored : null,
	);
	/** Null before the first check. */
	const read = () => (store.read() ?? unstored.get(store.key))?.split(" ") ?? null;
	return {
		read,
		has: (id: string) => read()?.includes(id) ?? false,
		add(ids: readonly string[]) {
			const text = [...(read() ?? []), ...ids].slice(-MAX_REMEMBERED).join(" ");
			if (!store.write(text)) unstored.set(store.key, text);
		},
	};
}

type AnnouncedDuels = ReturnType<typeof announcedDuels>;

/** Marks the duels as announced. Returns those to show one by one; many are announced together by a toast. */
export function takeNewTurns(waiting: readonly DuelCard[], announced: AnnouncedDuels): readonly DuelCard[] {
	const added = takeNew(
		waiting.filter(({ mode }) => mode === "ghost"),
		announced,
	);
	if (added.length <= MAX_SINGLE) return added;
	toastMany(`It’s your turn in ${added.length} duels`);
	return [];
}

export function announceResults(recent: readonly DuelCard[], announced: AnnouncedDuels): void {
	const ended = recent.filter(({ state, other }) => isEnded(state) && other);
	// Those finished before this browser's first check are only noted.
	if (announced.read() === null) {
		announced.add(ended.map(({ id }) => id));
		return;
	}
	const added = takeNew(ended, announced);
	if (added.length > MAX_SINGLE) {
		toastMany(`${added.length} duels have ended`);
		return;
	}
	for (const duel of added)
		toast("info", `${resultText(duel)}: ${duel.other?.name ?? "Guest"}, ${duel.title}`, {
			forMs: TOAST_MS,
			link: { label: "See it", to: { to: "/duel/$id", params: { id: duel.id } } },
		});
}

/** The duels that were not announced yet. A duel's own page needs no announcement. */
function takeNew(duels: readonly DuelCard[], announced: AnnouncedDuels): readonly DuelCard[] {
	const added = duels.filter(({ id }) => !announced.has(id));
	announced.add(added.map(({ id }) => id));
	return added.filter(({ id }) => window.location.pathname !== `/duel/${id}`);
}

function toastMany(text: string): void {
	toast("info", text, { forMs: TOAST_MS, link: { label: "See them", to: { to: "/duels" } } });
}
