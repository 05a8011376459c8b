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

export function announceChallenges(waiting: readonly DuelCard[], announced: AnnouncedDuels): void {
	const challenges = waiting.filter(({ mode }) => mode === "ghost");
	announceNew(challenges, announced, {
		textOf: (duel) => `${nameOf(duel)} challenges you: ${duel.title}`,
		label: "Play",
		textOfMany: (length) => `${length} challenges are waiting for you`,
	});
}

export function announceResults(recent: readonly DuelCard[], announced: AnnouncedDuels): void {
	const ended = recent.filter(({ state, other }) => isEnded(state) && other);
	// Those finished before this browser's first check are only noted.
	if (announced.read() === null) {
		announced.add(ended.map(({ id }) => id));
		return;
	}
	announceNew(ended, announced, {
		textOf: (duel) => `${resultText(duel)}: ${nameOf(duel)}, ${duel.title}`,
		label: "See it",
		textOfMany: (length) => `${length} duels have ended`,
	});
}

interface Announcement {
	readonly textOf: (duel: DuelCard) => string;
	readonly label: string;
	readonly textOfMany: (length: number) => string;
}

/** Announces the duels that were not announced yet. A duel's own page needs no announcement. */
function announceNew(
	duels: readonly DuelCard[],
	announced: AnnouncedDuels,
	{ textOf, label, textOfMany }: Announcement,
): void {
	const added = duels.filter(({ id }) => !announced.has(id));
	announced.add(added.map(({ id }) => id));
	const shown = added.filter(({ id }) => window.location.pathname !== `/duel/${id}`);
	if (shown.length > MAX_SINGLE) {
		const link = { label: "See them", to: { to: "/profile", search: { tab: "friends" } } } as const;
		toast("info", textOfMany(shown.length), { forMs: TOAST_MS, link });
		return;
	}
	for (const duel of shown)
		toast("info", textOf(duel), {
			forMs: TOAST_MS,
			link: { label, to: { to: "/duel/$id", params: { id: duel.id } } },
		});
}

const nameOf = ({ other }: DuelCard) => other?.name ?? "Somebody";
