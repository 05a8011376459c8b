import type { DayReason, HistoryDay } from "@hilo/rules/daily/daily.views";
import { LineIcon } from "../../../ui/line-icon.tsx";

/** Why a day without a score keeps or ends the streak, as text and icon. */
export const REASONS: Readonly<Record<Exclude<DayReason, "played">, { words: string; path: string }>> = {
	grace: { words: "Grace day used", path: "M12 3 5 6v6c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6Z" },
	outage: {
		words: "The site was down, so it counts as played",
		path: "M9 3v5m6-5v5M6 8h12v3a6 6 0 0 1-12 0Zm6 9v4",
	},
	excused: { words: "Excused, so it counts as played", path: "M6 21V4h12l-3 4 3 4H6" },
	missed: { words: "Missed", path: "M6 12h12" },
	open: { words: "Open now", path: "M8 5v14l11-7Z" },
};

export function ReasonSign({ why, className }: { why: keyof typeof REASONS; className: string }) {
	return <LineIcon path={REASONS[why].path} className={className} />;
}

/** "Excused, so it counts as played: broken pictures all evening". */
export function reasonWords({ why, reason }: Pick<HistoryDay, "why" | "reason">): string {
	if (why === "played") return "Played";
	return reason ? `${REASONS[why].words}: ${reason}` : REASONS[why].words;
}
