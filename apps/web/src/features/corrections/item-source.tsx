import { TextOrLink } from "../../platform/text-link.tsx";
import type { ShownNumber } from "./number-report.ts";
import { ReportNumberButton } from "./report-number-button.tsx";
import { SourceLink, sourceText } from "./source-link.tsx";

interface ItemSourceProps {
	number: ShownNumber;
}

/** Below an item of a list: the source of its number, a link in one line or a whole text, and its creator's note. */
export function ItemSource({ number }: ItemSourceProps) {
	const { source, facts, name } = number;
	const { url } = source;
	return (
		<div className="@container grid min-w-0 grid-cols-1 text-xs/[1.35] text-muted">
			<div className="flex min-w-0 items-center gap-x-2">
				{url !== null ? (
					<SourceLink source={{ ...source, url }} about={name} className="link min-w-0 truncate py-1.5" />
				) : (
					<span dir="auto" className="min-w-0 wrap-anywhere">
						{sourceText(source)}
					</span>
				)}
				<ReportNumberButton
					number={number}
					className="press -my-1 flex min-h-8 min-w-8 shrink-0 cursor-pointer items-center justify-center gap-1 rounded-sm px-1 hover:text-ink"
					wordsClass="@max-[17rem]:hidden"
				/>
			</div>
			{facts?.note && (
				<p dir="auto" className="wrap-anywhere">
					{facts.note}
				</p>
			)}
			{facts?.credit && (
				<p dir="auto" className="wrap-anywhere">
					Picture: <TextOrLink text={facts.credit} />
				</p>
			)}
		</div>
	);
}
