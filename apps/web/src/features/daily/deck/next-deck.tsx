import { clockText } from "../../../platform/dates.ts";
import { useCountdown } from "../../../platform/use-countdown.ts";

interface NextDeckProps {
	/** The remaining time when the server was asked. */
	ms: number;
	/** When the server was asked, epoch ms. */
	askedAt: number;
	onOver(): void;
}

/** A countdown to the next deck. Screen readers do not announce each second. */
export function NextDeck({ ms, askedAt, onOver }: NextDeckProps) {
	return (
		<span role="timer" aria-live="off" className="tabular-nums">
			{clockText(useCountdown(ms, askedAt, onOver))}
		</span>
	);
}
