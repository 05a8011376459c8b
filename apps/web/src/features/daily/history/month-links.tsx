import { dayAt } from "@hilo/rules/progression/site-day";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { buttonClass } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { monthWords } from "../deck/day-words.ts";
import { monthLater } from "../deck/months.ts";
import { useZone } from "./use-zone.ts";

interface MonthLinksProps {
	month: string;
	first: string;
}

export function MonthLinks({ month, first }: MonthLinksProps) {
	const [now] = useState(Date.now);
	const { data: zone } = useZone();
	const last = zone ? dayAt(now, zone.timeZone).slice(0, 7) : month;
	return (
		<div className="mb-3 flex items-center gap-2">
			<h2 id="month" aria-live="polite" className="mr-auto text-2xl md:text-3xl">
				{monthWords(month)}
			</h2>
			<MonthLink month={monthLater(month, -1)} isThere={month > first} sign="m14 6-6 6 6 6" />
			<MonthLink month={monthLater(month, 1)} isThere={month < last} sign="m10 6 6 6-6 6" />
		</div>
	);
}

interface MonthLinkProps {
	month: string;
	isThere: boolean;
	sign: string;
}

/** Without a target it keeps its place and the focus, so that the other link does not move. */
function MonthLink({ month, isThere, sign }: MonthLinkProps) {
	return (
		<Link
			to="/daily/history"
			search={{ month }}
			replace
			resetScroll={false}
			disabled={!isThere}
			tabIndex={isThere ? undefined : -1}
			aria-label={monthWords(month)}
			className={`${buttonClass({ kind: "quiet", small: true })} w-11 aria-disabled:pointer-events-none aria-disabled:border-line aria-disabled:text-line`}
		>
			<LineIcon path={sign} className="size-5 stroke-3" />
		</Link>
	);
}
