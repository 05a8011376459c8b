import {
	checkUpdateContent,
	checkUpdateTitle,
	MAX_UPDATE_CONTENT_LENGTH,
	MAX_UPDATE_TITLE_LENGTH,
} from "@hilo/rules/site/updates";
import { useRef } from "react";
import { errorText } from "../../../platform/api/errors.ts";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { formChecks } from "../../../platform/form-checks.ts";
import { toast } from "../../../platform/toasts.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Choice } from "../../../ui/choice.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { LeaveGuard } from "../../../ui/leave-guard.tsx";
import { Section } from "../../../ui/section.tsx";
import { SubmitButton } from "../../../ui/submit-button.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { isoTime, localTime } from "../shell/dates.tsx";

export type EditedUpdate = Outputs["site"]["allUpdates"]["updates"][number];

const CHECKS = formChecks({
	title: checkUpdateTitle,
	content: checkUpdateContent,
	date: (text) => (isoTime(text) ? null : "site/update-date-invalid"),
	state: () => null,
});

const STATES = [
	{ value: "published", label: "Shown from its date on" },
	{ value: "draft", label: "Draft" },
] as const;

/** @param update null for a new one */
export function UpdateForm({ update, onClose }: { update: EditedUpdate | null; onClose: () => void }) {
	const utils = trpc.useUtils();
	const isDirty = useRef(false);
	const save = trpc.site.saveUpdate.useMutation({
		onSuccess: async ({ state }) => {
			isDirty.current = false;
			toast("success", SAVED[state]);
			onClose();
			await utils.site.allUpdates.invalidate();
		},
	});
	const initial = {
		title: update?.title ?? "",
		content: update?.content ?? "",
		date: localTime(update?.date ?? new Date().toISOString()),
	};
	return (
		<Card size="panel">
			<LeaveGuard title="Leave this page?" isDirty={() => isDirty.current}>
				What you wrote is not saved and would be lost.
			</LeaveGuard>
			<Section size="small" title={update ? "Change the update" : "New update"}>
				<div
					onInput={() => {
						isDirty.current = true;
					}}
				>
					<Form
						checks={CHECKS}
						initial={initial}
						send={({ title, content, date, state }) => {
							const isPublished = state === "published";
							const text = { title, content, date: isoTime(date) ?? "", isPublished };
							save.mutate(update ? { id: update.id, ...text } : text);
						}}
						isBusy={save.isPending}
						problem={save.error ? errorText(save.error) : null}
					>
						<Field
							name="title"
							label="Title"
							autoFocus
							hint={`Up to ${MAX_UPDATE_TITLE_LENGTH} characters`}
						/>
						<TextArea
							name="content"
							label="What is new"
							rows={4}
							hint={`Up to ${MAX_UPDATE_CONTENT_LENGTH.toLocaleString("en-US")} characters. Lines stay as you write them.`}
						/>
						<Field
							name="date"
							type="datetime-local"
							label="Date"
							hint="In your own time. A later date schedules it."
							className="max-w-80"
						/>
						<Choice
							legend="Who sees it"
							name="state"
							options={STATES}
							chosen={update && !update.isPublished ? "draft" : "published"}
						/>
						<div className="flex flex-wrap gap-3">
							<SubmitButton busy="Saving...">Save</SubmitButton>
							<Button kind="quiet" onClick={onClose}>
								Cancel
							</Button>
						</div>
					</Form>
				</div>
			</Section>
		</Card>
	);
}

const SAVED: Readonly<Record<EditedUpdate["state"], string>> = {
	draft: "The draft is saved",
	scheduled: "The update is scheduled",
	published: "The update is published",
};
