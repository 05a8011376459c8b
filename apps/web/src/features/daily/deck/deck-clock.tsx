import { FINISH_MS } from "@hilo/rules/daily/days";
import { MINUTE_MS } from "@hilo/rules/time/durations";
import { trpc } from "../../../platform/api/trpc.ts";
import { clockText } from "../../../platform/dates.ts";
import { useCountdown } from "../../../platform/use-countdown.ts";
import { minutesText } from "./deck-text.ts";
import type { TodayView } from "./today.ts";

/** How long before the end of a deck's day the page says how long it is open. */
const SHOWN_MS = 5 * MINUTE_MS;

interface DeckClockProps {
	deck: Pick<TodayView, "closesInMs">;
	/** When the server was asked, epoch ms. */
	askedAt: number;
	/** A begun deck may be finished for some minutes after its day. */
	isBegun: boolean;
	/** It stands alone on the stage, without a sentence; the run ends there by itself. */
	isShort?: boolean;
}

/** Shows how long a deck is open, from five minutes before the end of its day. Screen readers skip the seconds. */
export function DeckClock({ deck, askedAt, isBegun, isShort = false }: DeckClockProps) {
	const utils = trpc.useUtils();
	const extraMs = isBegun ? FINISH_MS : 0;
	const leftMs = useCountdown(Math.max(0, deck.closesInMs + extraMs), askedAt, () => {
		if (!isShort) utils.daily.today.invalidate();
	});
	if (leftMs > SHOWN_MS + extraMs) return null;
	const time = <b className="font-bold tabular-nums text-ink">{minutesText(leftMs)}</b>;
	return (
		<span role="timer" aria-live="off">
			{isShort ? (
				<>Open for {time}</>
			) : (
				<>
					This deck is open for {time}.{!isBegun && " Once begun, you have ten more minutes."}
				</>
			)}
		</span>
	);
}

interface NextDeckProps extends Pick<TodayView, "nextInMs"> {
	/** When the server was asked, epoch ms. */
	askedAt: number;
	onOver?: () => void;
}

/** A countdown to the next deck. Screen readers do not announce each second. */
export function NextDeck({ nextInMs, askedAt, onOver }: NextDeckProps) {
	const utils = trpc.useUtils();
	const leftMs = useCountdown(nextInMs, askedAt, () => {
		onOver?.();
		utils.daily.today.invalidate();
	});
	return (
		<span role="timer" aria-live="off" className="tabular-nums">
			{clockText(leftMs)}
		</span>
	);
}
