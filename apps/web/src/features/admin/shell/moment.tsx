import { shortDate } from "../../../platform/dates/short-date.ts";
import { timeAgo } from "../../../platform/dates/time-ago.ts";

const exact = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "medium" });

/** How long ago something was; a pointer over it shows the exact moment, in the administrator's own time zone. */
export function Moment({ iso }: { iso: string }) {
	return (
		<time dateTime={iso} title={exact.format(new Date(iso))} className="whitespace-nowrap">
			{timeAgo(iso)}
		</time>
	);
}

/** A day. A pointer over it shows the exact moment. */
export function Day({ iso }: { iso: string }) {
	return (
		<time dateTime={iso} title={exact.format(new Date(iso))} className="whitespace-nowrap">
			{shortDate(iso)}
		</time>
	);
}

/** The exact moment, for what is looked at to the second. */
export function ExactMoment({ iso }: { iso: string }) {
	return (
		<time dateTime={iso} className="tabular-nums">
			{exact.format(new Date(iso))}
		</time>
	);
}
