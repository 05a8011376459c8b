import { useState } from "react";
import { TextOrLink } from "../../../platform/text-link.tsx";
import type { RunBehind, ShownNumber } from "../../corrections/number-report.ts";
import { ReportNumberButton } from "../../corrections/report-number-button.tsx";
import { SourceText } from "../../corrections/source-link.tsx";
import "./half-source.css";

/** What the creator of a custom game says about an item, above its name. */
export function HalfFacts({ note, credit }: NonNullable<ShownNumber["facts"]>) {
	if (!note && !credit) return null;
	return (
		<div className="half-facts">
			{note && <Note text={note} />}
			{credit && (
				<div dir="auto" className="half-credit">
					Picture: <TextOrLink text={credit} />
				</div>
			)}
		</div>
	);
}

/** A longer note has more than two lines on a phone, where a press opens it. */
const SHORT_NOTE = 80;

function Note({ text }: { text: string }) {
	const [isOpen, setOpen] = useState(false);
	if (text.length <= SHORT_NOTE)
		return (
			<div dir="auto" className="half-note">
				{text}
			</div>
		);
	return (
		<button
			type="button"
			dir="auto"
			className="half-note"
			aria-expanded={isOpen}
			onClick={() => setOpen(!isOpen)}
		>
			{text}
		</button>
	);
}

/** A longer source may be cut off, but not its date. */
const SHORT_SOURCE = 60;

export function HalfSource({ number, behind }: { number: ShownNumber; behind: RunBehind }) {
	const { source, name } = number;
	return (
		<div className="half-sourced">
			<div className="half-source">
				<span className="half-source-word">Source:</span>
				<SourceText
					source={source}
					about={name}
					className={source.text.length > SHORT_SOURCE ? "half-source-cut" : "half-source-text"}
					linkClass="underline"
				/>
			</div>
			<ReportNumberButton
				number={number}
				behind={behind}
				className="half-report"
				wordsClass="half-report-words"
			/>
		</div>
	);
}
