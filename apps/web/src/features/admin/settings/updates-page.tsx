import {
	checkUpdateContent,
	checkUpdateTitle,
	MAX_UPDATE_CONTENT_LENGTH,
	MAX_UPDATE_TITLE_LENGTH,
} from "@hilo/rules/site/updates";
import { useSearch } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { errorText } from "../../../platform/api/errors.ts";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { formChecks } from "../../../platform/form-checks.ts";
import { QueryBoundary } from "../../../platform/query-boundary.tsx";
import { toast, toastFailure } from "../../../platform/toasts.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Choice } from "../../../ui/choice.tsx";
import { LeaveGuard } from "../../../ui/confirm.tsx";
import { Field, TextArea } from "../../../ui/field.tsx";
import { Form, SubmitButton } from "../../../ui/form.tsx";
import { MenuButton, MoreMenu } from "../../../ui/menu.tsx";
import { Section } from "../../../ui/section.tsx";
import { AdminPage } from "../shell/admin-page.tsx";
import { type Column, DataTable } from "../shell/data-table.tsx";
import { DayTime, isoTime, localTime } from "../shell/dates.tsx";
import { ConfirmByName, useAdminCallbacks } from "../shell/form-dialog.tsx";

const STATES: Readonly<Record<EditedUpdate["state"], string>> = {
	draft: "○ Draft",
	scheduled: "◐ Scheduled",
	published: "● Published",
};

const COLUMNS: readonly Column<EditedUpdate>[] = [
	{
		label: "Title",
		isMain: true,
		cell: ({ title }) => <span className="font-semibold lg:block lg:min-w-44">{title}</span>,
	},
	{ label: "State", cell: ({ state }) => <span className="whitespace-nowrap">{STATES[state]}</span> },
	{ label: "Date", cell: ({ date }) => <DayTime iso={date} /> },
	{ label: "Text", cell: ({ content }) => <span className="line-clamp-2 text-muted">{content}</span> },
];

export function UpdatesEditorPage() {
	const { page = 1 } = useSearch({ from: "/admin/settings/updates" });
	const updates = trpc.site.allUpdates.useQuery({ page });
	const [edited, setEdited] = useState<EditedUpdate | "new" | null>(null);
	return (
		<AdminPage
			at="/admin/settings/updates"
			lead="The home page shows the five newest whose date has come."
			actions={!edited && <Button onClick={() => setEdited("new")}>New update</Button>}
		>
			{edited && (
				<UpdateForm
					key={edited === "new" ? "" : edited.id}
					update={edited === "new" ? null : edited}
					onClose={() => setEdited(null)}
				/>
			)}
			<QueryBoundary query={updates}>{(data) => <List {...data} onEdit={setEdited} />}</QueryBoundary>
		</AdminPage>
	);
}

type ListProps = Outputs["site"]["allUpdates"] & { onEdit: (update: EditedUpdate) => void };

function List({ updates, pagination: { page, pages }, onEdit }: ListProps) {
	const utils = trpc.useUtils();
	const [deleted, setDeleted] = useState<EditedUpdate | null>(null);
	const save = trpc.site.saveUpdate.useMutation({
		onSuccess: ({ state }) => {
			toast("success", state === "draft" ? "The update is a draft again" : "The update is published");
			return utils.site.allUpdates.invalidate();
		},
		onError: toastFailure,
	});
	if (updates.length === 0) return <p className="text-muted">There are no updates yet.</p>;
	return (
		<>
			<DataTable
				label="Updates"
				columns={COLUMNS}
				rows={updates}
				keyOf={({ id }) => id}
				menu={(update) => (
					<MoreMenu label={`More for ${update.title}`}>
						<MenuButton onClick={() => onEdit(update)}>Edit</MenuButton>
						<MenuButton onClick={() => save.mutate(toggled(update))}>
							{update.state === "published" ? "Make it a draft" : "Publish now"}
						</MenuButton>
						<MenuButton className="text-wrong" onClick={() => setDeleted(update)}>
							Delete
						</MenuButton>
					</MoreMenu>
				)}
			/>
			{pages > 1 && (
				<nav aria-label="Pages of updates" className="flex flex-wrap items-center gap-3">
					{page > 1 && <PageLink page={page - 1}>Previous</PageLink>}
					{page < pages && <PageLink page={page + 1}>Next</PageLink>}
					<span className="text-muted">
						Page {page} of {pages}
					</span>
				</nav>
			)}
			{deleted && <DeleteDialog update={deleted} onClose={() => setDeleted(null)} />}
		</>
	);
}

/** Returns the update after publishing it now, or after withdrawing it. */
function toggled({ id, title, content, date, state }: EditedUpdate) {
	if (state === "published") return { id, title, content, date, isPublished: false };
	const isLater = new Date(date).getTime() > Date.now();
	return { id, title, content, date: isLater ? new Date().toISOString() : date, isPublished: true };
}

function DeleteDialog({ update: { id, title }, onClose }: { update: EditedUpdate; onClose: () => void }) {
	const remove = trpc.site.deleteUpdate.useMutation(useAdminCallbacks("The update is deleted", onClose));
	return (
		<ConfirmByName
			title="Delete this update?"
			name={title}
			confirm="Delete"
			busy="Deleting..."
			mutation={remove}
			onConfirm={() => remove.mutate({ id })}
			onClose={onClose}
		>
			It vanishes from the site for good. As a draft, it would only be hidden.
		</ConfirmByName>
	);
}

function PageLink({ page, children }: { page: number; children: string }) {
	return (
		<LinkButton kind="quiet" small to="/admin/settings/updates" search={page > 1 ? { page } : {}}>
			{children}
		</LinkButton>
	);
}

export type EditedUpdate = Outputs["site"]["allUpdates"]["updates"][number];

const CHECKS = formChecks({
	title: checkUpdateTitle,
	content: checkUpdateContent,
	date: (text) => (isoTime(text) ? null : "site/update-date-invalid"),
	state: () => null,
});

const AUDIENCES = [
	{ value: "published", label: "Shown from its date on" },
	{ value: "draft", label: "Draft" },
] as const;

/** @param update null for a new one */
function UpdateForm({ update, onClose }: { update: EditedUpdate | null; onClose: () => void }) {
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
							options={AUDIENCES}
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
