import { Link } from "@tanstack/react-router";
import { REASON_WORDS } from "../../moderation/reason-words.ts";
import { Moment } from "../shell/moment.tsx";
import { count } from "../shell/words.ts";
import type { ReportedSubject } from "./subject.ts";

type Report = ReportedSubject["reports"][number];

interface ReportLinesProps {
	reports: readonly Report[];
	/** All reports; only the oldest are listed. */
	count: number;
}

export function ReportLines({ reports, count: all }: ReportLinesProps) {
	return (
		<div className="grid content-start gap-3">
			<h3 className="text-base text-muted">Reported by</h3>
			<ul className="grid gap-3">
				{reports.map((report) => (
					<li key={report.id} className="[overflow-wrap:anywhere]">
						<p>
							<Link to="/admin/users/$id" params={{ id: report.reporter.id }} className="font-bold underline">
								<bdi>{report.reporter.username}</bdi>
							</Link>
							<span className="text-muted">
								{" "}
								· {REASON_WORDS[report.reason]} · <Moment iso={report.createdAt} />
							</span>
						</p>
						{report.text !== "" && <p className="whitespace-pre-wrap">{report.text}</p>}
						<Record reporter={report.reporter} />
					</li>
				))}
			</ul>
			{all > reports.length && <p className="text-muted">and {count(all - reports.length, "more report")}</p>}
		</div>
	);
}

function Record({ reporter: { sent, dismissed, oftenFalse } }: Pick<Report, "reporter">) {
	const words = sent === 1 ? "First report" : `${count(sent, "report")} sent, ${dismissed} dismissed`;
	return (
		<p className={`text-sm ${oftenFalse ? "font-bold text-wrong" : "text-muted"}`}>
			{oftenFalse ? `Often reports falsely: ${words}` : words}
		</p>
	);
}
