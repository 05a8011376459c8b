import { timeAgo } from "../../../platform/dates/time-ago.ts";
import { dayText, dayTimeText, exactText } from "./dates.ts";

/** How long ago something was; a pointer over it shows the exact moment. */
export function Moment({ iso }: { iso: string }) {
	return (
		<time dateTime={iso} title={exactText(iso)} className="whitespace-nowrap">
			{timeAgo(iso)}
		</time>
	);
}

/** A day. A pointer over it shows the exact moment. */
export function Day({ iso }: { iso: string }) {
	return (
		<time dateTime={iso} title={exactText(iso)} className="whitespace-nowrap">
			{dayText(iso)}
		</time>
	);
}

/** A day with its time. */
export function DayTime({ iso }: { iso: string }) {
	return (
		<time dateTime={iso} className="whitespace-nowrap tabular-nums">
			{dayTimeText(iso)}
		</time>
	);
}

/** The exact moment, for what is looked at to the second. */
export function ExactMoment({ iso }: { iso: string }) {
	return (
		<time dateTime={iso} className="tabular-nums">
			{exactText(iso)}
		</time>
	);
}
