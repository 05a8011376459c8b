import { TextOrLink } from "../../platform/text-link.tsx";
import type { ShownNumber } from "./number-report.ts";
import { ReportNumberButton } from "./report-number-button.tsx";
import { SourceText } from "./source-link.tsx";

interface ItemSourceProps {
	number: ShownNumber;
	className?: string;
}

/** Below an item of a list, as wide as it: its number's source, the report at the end, and its creator's note. */
export function ItemSource({ number, className = "" }: ItemSourceProps) {
	const { source, facts, name } = number;
	return (
		<div
			className={`@container grid w-full min-w-0 grid-cols-[minmax(0,1fr)_auto] content-start items-start text-xs/[1.35] text-muted [&_a]:decoration-1 [&_a]:underline-offset-2 ${className}`}
		>
			<SourceText
				source={source}
				about={name}
				className="justify-self-start py-1 wrap-anywhere"
				linkClass="link"
			/>
			{/* Its flag ends where the numbers do. */}
			<ReportNumberButton
				number={number}
				className="press -mr-2.5 -my-1.5 flex min-h-9 min-w-9 cursor-pointer items-center justify-center gap-1 rounded-sm px-2.5 hover:text-ink max-sm:-mr-3.5 max-sm:-my-2.5 max-sm:min-h-11 max-sm:min-w-11 max-sm:px-3.5"
				wordsClass="@max-[26rem]:hidden"
			/>
			{facts?.note && (
				<p dir="auto" className="col-span-full wrap-anywhere">
					{facts.note}
				</p>
			)}
			{facts?.credit && (
				<p dir="auto" className="col-span-full wrap-anywhere">
					Picture: <TextOrLink text={facts.credit} />
				</p>
			)}
		</div>
	);
}
