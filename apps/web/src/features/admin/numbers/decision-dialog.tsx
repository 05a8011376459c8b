import {
	type CorrectionDecision,
	checkAddress,
	checkClassicValue,
	checkNumberDate,
	checkReason,
	checkSource,
	MAX_ADDRESS_LENGTH,
	MAX_REASON_LENGTH,
	MAX_SOURCE_LENGTH,
} from "@hilo/rules/corrections/corrections";
import { CORRECTIONS_ERRORS, type CorrectionsErrorCode } from "@hilo/rules/corrections/corrections.errors";
import { formatCustom } from "@hilo/rules/custom-games/format";
import { linkOf } from "@hilo/rules/text/link";
import { readTypedNumber } from "@hilo/rules/text/numbers";
import { useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { Field, FieldNote, TextArea } from "../../../ui/field.tsx";
import { FormDialog } from "../shell/form-dialog.tsx";
import { DECISION_TEXTS, numberText, type ReportedNumber } from "./number-card.tsx";

interface DialogProps {
	number: ReportedNumber;
	decision: CorrectionDecision;
	onDone: (text: string) => void;
	onClose: () => void;
}

export function DecisionDialog({ number, decision, onDone, onClose }: DialogProps) {
	const utils = trpc.useUtils();
	const decide = trpc.corrections.decide.useMutation({
		onSuccess: () => onDone(DONE[decision]),
		// Another administrator may have decided it.
		onError: () => utils.corrections.queue.invalidate(),
	});
	const { subject, item } = number;
	const common = {
		mutation: decide,
		submit: {
			children: DECISION_TEXTS[decision],
			busy: "Saving...",
			kind: decision === "remove" ? ("wrong" as const) : ("accent" as const),
		},
		onClose,
	};
	if (decision === "correct") return <CorrectDialog number={number} common={common} decide={decide} />;
	return (
		<FormDialog
			{...common}
			title={decision === "confirm" ? <KeepTitle number={number} /> : <RemoveTitle item={item} />}
			description={decision === "confirm" ? KEEP : REMOVE}
			checks={{ reason: requiredReason }}
			send={({ reason }) => decide.mutate({ subject, decision, reason: reason.trim() })}
		>
			<TextArea
				name="reason"
				label="Reason"
				hint={decision === "confirm" ? REPORTERS : readersOf(number)}
				maxLength={MAX_REASON_LENGTH}
				autoFocus
			/>
		</FormDialog>
	);
}

const KEEP = "Its reports are answered, and nothing changes.";
const REMOVE = "New runs leave the item out; runs, decks and duels that were begun keep it.";

function KeepTitle({ number }: { number: ReportedNumber }) {
	const { present, item } = number;
	if (!present)
		return (
			<>
				Answer the reports of <bdi>{item}</bdi>
			</>
		);
	return (
		<>
			Keep {numberText(number, present.value)} for <bdi>{item}</bdi>?
		</>
	);
}

function RemoveTitle({ item }: { item: string }) {
	return (
		<>
			Remove <bdi>{item}</bdi> from play?
		</>
	);
}

const REPORTERS = "Players who reported it read this.";

/** Of the reason. */
function readersOf({ subject }: ReportedNumber): string {
	return subject.kind === "classic"
		? "On the corrections page, and for those who reported it."
		: "For the game's creator and those who reported it.";
}

const DONE: Readonly<Record<CorrectionDecision, string>> = {
	correct: "Number corrected",
	confirm: "Number confirmed",
	remove: "Item removed from play",
};

interface CorrectDialogProps {
	number: ReportedNumber;
	common: Pick<Parameters<typeof FormDialog>[0], "mutation" | "submit" | "onClose">;
	decide: ReturnType<typeof trpc.corrections.decide.useMutation>;
}

function CorrectDialog({ number, common, decide }: CorrectDialogProps) {
	const { subject, item, present } = number;
	const initial = present ? typedText(number, present.value) : "";
	const [typed, setTyped] = useState(initial);
	const checkValue = (text: string) => {
		const read = readTypedNumber(text);
		if (!Number.isFinite(read)) return CORRECTIONS_ERRORS["corrections/number-missing"].message;
		const isClassic = subject.kind === "classic";
		return textOf(isClassic ? checkClassicValue(subject.game, subject.measure, read) : null);
	};
	return (
		<FormDialog
			{...common}
			title={
				<>
					Correct <bdi>{item}</bdi>
				</>
			}
			description="For new runs. Runs, decks and duels that were begun keep the old number."
			checks={{
				value: checkValue,
				asOf: (text) => textOf(checkNumberDate(text)),
				source: (text) => textOf(checkSource(text.trim())),
				sourceUrl: (text) => textOf(checkAddress(text)),
				reason: (text) => textOf(checkReason(text.trim())),
			}}
			initial={{ value: initial }}
			send={(texts) =>
				decide.mutate({
					subject,
					decision: "correct",
					value: readTypedNumber(texts.value),
					source: texts.source.trim(),
					sourceUrl: texts.sourceUrl.trim(),
					asOf: texts.asOf.trim(),
					reason: texts.reason.trim(),
				})
			}
		>
			<div className="grid grid-cols-1 gap-5 low:gap-3 low:sm:grid-cols-2">
				<div>
					<Field
						name="value"
						label={number.measure ? `New number (${number.measure})` : "New number"}
						inputMode="decimal"
						autoComplete="off"
						autoFocus
						onInput={({ currentTarget }) => setTyped(currentTarget.value)}
					/>
					{present && (
						<FieldNote isFault={false} role="status">
							{noteOf(number, present.value, checkValue(typed) === null ? readTypedNumber(typed) : null)}
						</FieldNote>
					)}
				</div>
				<Field name="asOf" label="Date of the number" hint="A year or a month, like 2026 or 2026-08" />
				<Field
					name="source"
					label="Source"
					maxLength={MAX_SOURCE_LENGTH}
					{...(present?.source && { hint: `Until now: ${present.source}` })}
				/>
				<div>
					<Field
						name="sourceUrl"
						label="Its address (optional)"
						type="url"
						inputMode="url"
						placeholder="https://"
						maxLength={MAX_ADDRESS_LENGTH}
						required={false}
					/>
					<ReportedAddresses number={number} />
				</div>
			</div>
			<TextArea
				name="reason"
				label="Reason (optional)"
				hint={readersOf(number)}
				maxLength={MAX_REASON_LENGTH}
				rows={2}
			/>
		</FormDialog>
	);
}

/** Says how a number will be shown, and that an unchanged one is none. */
function noteOf(number: ReportedNumber, present: number, value: number | null): string {
	if (value === null) return `Shown now as ${numberText(number, present)}`;
	return value === present
		? `As it is now, ${numberText(number, present)}: only the source changes`
		: `Will be shown as ${numberText(number, value)}`;
}

/** A number as one types it. A year has no thousands separator. */
function typedText({ subject }: ReportedNumber, value: number): string {
	return formatCustom(value, subject.kind !== "classic" || subject.game !== "history");
}

/** Better sources of the reports. A press fills them in. */
function ReportedAddresses({ number: { reports } }: { number: ReportedNumber }) {
	const addresses = [...new Set(reports.map(({ betterSource }) => betterSource))].filter(Boolean);
	if (addresses.length === 0) return null;
	return (
		<p className="mt-1.5 flex flex-wrap items-center gap-x-2 text-sm text-muted">
			Reported:
			{addresses.slice(0, MAX_ADDRESSES).map((address) => (
				<button
					key={address}
					type="button"
					title={address}
					className="link min-h-11 max-w-full cursor-pointer truncate text-ink"
					onClick={({ currentTarget: { form } }) => {
						fill(form?.elements.namedItem("sourceUrl"), address);
						const source = form?.elements.namedItem("source");
						if (source instanceof HTMLInputElement && source.value === "")
							fill(source, linkOf(address)?.text ?? "");
					}}
				>
					{shortAddress(address)}
				</button>
			))}
		</p>
	);
}

const MAX_ADDRESSES = 4;

/** Several may be of one host. */
function shortAddress(address: string): string {
	const link = linkOf(address);
	return link ? link.text + new URL(link.href).pathname.replace(/\/$/, "") : address;
}

/** As if it was typed: the form listens to the event. */
function fill(field: Element | RadioNodeList | null | undefined, text: string): void {
	if (!(field instanceof HTMLInputElement)) return;
	field.value = text;
	field.dispatchEvent(new Event("input", { bubbles: true }));
}

const textOf = (fault: CorrectionsErrorCode | null) => fault && CORRECTIONS_ERRORS[fault].message;

function requiredReason(text: string): string | null {
	return textOf(text.trim() === "" ? "corrections/reason-required" : checkReason(text.trim()));
}
