import type { TodayView } from "@hilo/rules/daily/daily.views";
import { clockText } from "../../../platform/dates.ts";
import { useCountdown } from "../../../platform/use-countdown.ts";

interface NextDeckProps extends Pick<TodayView, "nextInMs"> {
	/** When the server was asked, epoch ms. */
	askedAt: number;
	onOver(): void;
}

/** A countdown to the next deck. Screen readers do not announce each second. */
export function NextDeck({ nextInMs, askedAt, onOver }: NextDeckProps) {
	return (
		<span role="timer" aria-live="off" className="tabular-nums">
			{clockText(useCountdown(nextInMs, askedAt, onOver))}
		</span>
	);
}
