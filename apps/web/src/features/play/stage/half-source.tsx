import { TextOrLink } from "../../../platform/text-link.tsx";
import type { RunBehind, ShownNumber } from "../../corrections/number-report.ts";
import { ReportNumberButton } from "../../corrections/report-number-button.tsx";
import { SourceLink } from "../../corrections/source-link.tsx";
import "./half-source.css";

/** What the creator of a custom game says about an item, above its name. */
export function HalfFacts({ note, credit }: NonNullable<ShownNumber["facts"]>) {
	if (!note && !credit) return null;
	return (
		<div className="half-facts">
			{note && (
				<div dir="auto" className="half-note">
					{note}
				</div>
			)}
			{credit && (
				<div dir="auto" className="half-credit">
					Picture: <TextOrLink text={credit} />
				</div>
			)}
		</div>
	);
}

export function HalfSource({ number, behind }: { number: ShownNumber; behind: RunBehind }) {
	const { source, name } = number;
	const { url } = source;
	return (
		<div className="half-sourced">
			{url !== null && <SourceLink source={{ ...source, url }} about={name} className="half-source" />}
			<ReportNumberButton
				number={number}
				behind={behind}
				className="half-report"
				wordsClass="half-report-words"
			/>
		</div>
	);
}
