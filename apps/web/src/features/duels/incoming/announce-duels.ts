import { isolated } from "@hilo/rules/text/player-text";
import { personalValue } from "../../../platform/stored-value.ts";
import { toast } from "../../../platform/toasts.ts";
import { ownPathname } from "../../../ui/base-path.ts";
import { type DuelCard, isEnded, resultText, scoreText, turnText } from "../duel-text.ts";

/** Long enough to read a name and to press the link. */
const TOAST_MS = 8000;
/** Shorter: the duel stays on the menu's count. */
const TURN_MS = 6000;
/** More are announced together. */
const MAX_SINGLE = 2;
/** More than any list has. */
const MAX_REMEMBERED = 100;

/** The ids of the duels that this browser has announced to a player, in any tab. */
export function announcedDuels(playerId: string, what: "challenges" | "results") {
	const store = personalValue("browser", playerId, what, (stored) =>
		typeof stored === "string" ? stored : null,
	);
	/** Null before the first check. */
	const read = () => store.read()?.split(" ") ?? null;
	return {
		read,
		has: (id: string) => read()?.includes(id) ?? false,
		add(ids: readonly string[]) {
			store.write([...(read() ?? []), ...ids].slice(-MAX_REMEMBERED).join(" "));
		},
	};
}

type AnnouncedDuels = ReturnType<typeof announcedDuels>;

/** More than two are announced together. */
export function announceTurns(turns: readonly DuelCard[], announced: AnnouncedDuels): void {
	const added = takeNew(turns, announced);
	if (added.length > MAX_SINGLE) {
		toastMany(`It’s your turn in ${added.length} duels`);
		return;
	}
	for (const duel of added)
		toast("info", turnToast(duel), {
			forMs: TURN_MS,
			link: { label: "Play", to: { to: "/duel/$id", params: { id: duel.id } } },
		});
}

/** "Maya challenges you: Countries, 7 to beat". */
function turnToast(duel: DuelCard): string {
	const { other, title, toBeat, isChallenger, rounds } = duel;
	const name = isolated(other?.name ?? "Guest");
	if (toBeat && isChallenger) return `${name} got ${scoreText(toBeat.score, rounds)}: ${title}`;
	const text = `${name} ${turnText({ ...duel, toBeat: null })}: ${title}`;
	return toBeat ? `${text}, ${toBeat.score} to beat` : text;
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

/** Marks the duels as announced. Returns those that were not. A duel's own page needs no announcement. */
export function takeNew(duels: readonly DuelCard[], announced: AnnouncedDuels): readonly DuelCard[] {
	const added = duels.filter(({ id }) => !announced.has(id));
	announced.add(added.map(({ id }) => id));
	return added.filter(({ id }) => ownPathname() !== `/duel/${id}`);
}

function toastMany(text: string): void {
	toast("info", text, { forMs: TOAST_MS, link: { label: "See them", to: { to: "/duels" } } });
}
