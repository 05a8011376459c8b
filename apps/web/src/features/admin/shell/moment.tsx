import { timeAgo } from "../../../platform/dates/time-ago.ts";
import { dayText, dayTimeText, exactText } from "./dates.ts";

/** How long ago it was. The exact time is in the tooltip. */
export function Moment({ iso }: { iso: string }) {
	return (
		<time dateTime={iso} title={exactText(iso)} className="whitespace-nowrap">
			{timeAgo(iso)}
		</time>
	);
}

export function Day({ iso }: { iso: string }) {
	return (
		<time dateTime={iso} title={exactText(iso)} className="whitespace-nowrap">
			{dayText(iso)}
		</time>
	);
}

export function DayTime({ iso }: { iso: string }) {
	return (
		<time dateTime={iso} className="whitespace-nowrap tabular-nums">
			{dayTimeText(iso)}
		</time>
	);
}

export function ExactMoment({ iso }: { iso: string }) {
	return (
		<time dateTime={iso} className="tabular-nums">
			{exactText(iso)}
		</time>
	);
}
