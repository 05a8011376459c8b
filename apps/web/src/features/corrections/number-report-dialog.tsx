import {
	checkAddress,
	checkReportedText,
	MAX_ADDRESS_LENGTH,
	MAX_REPORTED_TEXT_LENGTH,
} from "@hilo/rules/corrections/corrections";
import { CORRECTIONS_ERRORS, type CorrectionsErrorCode } from "@hilo/rules/corrections/corrections.errors";
import { Link } from "@tanstack/react-router";
import { errorText } from "../../platform/api/errors.ts";
import { trpc } from "../../platform/api/trpc.ts";
import { useMe } from "../../platform/session.ts";
import { isRunPlayed } from "../../platform/toasts.ts";
import { CloseButton, FormActions, Modal } from "../../ui/dialog.tsx";
import { Field, TextArea } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import type { ReportedNumber } from "./number-report.ts";
import { SourceLink, sourceText } from "./source-link.tsx";

interface DialogProps {
	number: ReportedNumber;
	onClose: () => void;
}

const textOf = (fault: CorrectionsErrorCode | null) => fault && CORRECTIONS_ERRORS[fault].message;

const CHECKS = {
	text: (text: string) => textOf(checkReportedText(text.trim())),
	betterSource: (text: string) => textOf(checkAddress(text)),
	wantsThanks: () => null,
};

/** Says in two taps that a number looks wrong. Typed text stays until the report is sent. */
export function NumberReportDialog({ number, onClose }: DialogProps) {
	const { subject, value, behind } = number;
	const isPlayer = useMe() !== null;
	const isTimed = isRunPlayed.useValue() && behind === "timed";
	const report = trpc.corrections.report.useMutation();
	if (report.isSuccess) {
		const { isNew } = report.data;
		return (
			// The same dialog: the focus moves from the form to the heading, and at the end back to where it was opened.
			<Modal
				title={isNew ? "Thanks. We'll look into it." : "You have already reported this"}
				onClose={onClose}
				isText
			>
				<Sent number={number} isNew={isNew} />
			</Modal>
		);
	}
	return (
		// The focus is on the heading, so that a phone does not open its keyboard over the button.
		<Modal title="This looks wrong" onClose={onClose} isText>
			<NumberLine number={number} />
			{isTimed && (
				<p className="mt-2 text-sm font-bold low:mt-1">
					The clock keeps running. You can report numbers after the run too.
				</p>
			)}
			<div className="mt-4 low:mt-3">
				<Form
					checks={CHECKS}
					isBusy={report.isPending}
					problem={report.error && errorText(report.error)}
					send={({ text, betterSource, wantsThanks }) =>
						report.mutate({
							subject,
							shown: value,
							text: text.trim(),
							betterSource: betterSource.trim(),
							wantsThanks: wantsThanks !== "",
						})
					}
				>
					<div className="grid grid-cols-1 gap-4 low:gap-x-5 low:gap-y-3 low:sm:grid-cols-2">
						<TextArea
							name="text"
							label="What should it be, and why? (optional)"
							rows={2}
							limit={MAX_REPORTED_TEXT_LENGTH}
							className="low:row-span-2"
						/>
						<Field
							name="betterSource"
							label="A better source (optional)"
							type="url"
							inputMode="url"
							placeholder="https://"
							maxLength={MAX_ADDRESS_LENGTH}
							required={false}
						/>
						{isPlayer && subject.kind === "classic" && (
							<label className="flex min-h-11 cursor-pointer items-center gap-3">
								<input type="checkbox" name="wantsThanks" className="size-5 shrink-0 accent-(--ink)" />
								<span>Thank me by name on the corrections page</span>
							</label>
						)}
					</div>
					<FormActions busy="Sending...">Send</FormActions>
				</Form>
			</div>
		</Modal>
	);
}

/** The number and its source, as they are shown. */
function NumberLine({ number: { name, text, measure, source } }: Pick<DialogProps, "number">) {
	const { url } = source;
	return (
		<div className="mt-2 grid gap-1 wrap-anywhere">
			<p>
				<bdi className="font-bold">{name}</bdi>:{" "}
				<strong className="font-display text-lg tabular-nums">{text}</strong>{" "}
				<span className="text-muted">{measure}</span>
			</p>
			{source.text !== "" && (
				<p className="text-sm text-muted">
					Source:{" "}
					{url !== null ? (
						<SourceLink source={{ ...source, url }} about={name} className="link" />
					) : (
						sourceText(source)
					)}
				</p>
			)}
		</div>
	);
}

function Sent({ number: { subject }, isNew }: Pick<DialogProps, "number"> & { isNew: boolean }) {
	const isPlayer = useMe() !== null;
	const isPublic = subject.kind === "classic";
	return (
		<>
			<div className="mt-3 text-lg text-muted">
				{!isNew && <p>Your last report of this number is still waiting, so this one was not sent.</p>}
				{isPlayer ? (
					<p>We'll tell you what becomes of it.</p>
				) : (
					isPublic && (
						<p>
							What we change is listed under{" "}
							<Link className="link text-ink" to="/corrections" target="_blank">
								Corrections<span className="sr-only">, in a new tab</span>
							</Link>
							.
						</p>
					)
				)}
			</div>
			<CloseButton wide className="mt-6">
				Close
			</CloseButton>
		</>
	);
}
