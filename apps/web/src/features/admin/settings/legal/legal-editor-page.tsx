import { LEGAL_KINDS, LEGAL_TITLES, type LegalKind } from "@hilo/rules/site/legal";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { type ComponentProps, type RefObject, useEffect, useRef, useState } from "react";
import { type Outputs, trpc } from "../../../../platform/api/trpc.ts";
import { longDate } from "../../../../platform/dates.ts";
import { Failure, LoadFailure } from "../../../../platform/failures.tsx";
import { QueryBoundary } from "../../../../platform/query-boundary.tsx";
import { useMe } from "../../../../platform/session.ts";
import { personalValue } from "../../../../platform/stored-value.ts";
import { toast } from "../../../../platform/toasts.ts";
import { Button } from "../../../../ui/button.tsx";
import { Choice } from "../../../../ui/choice.tsx";
import { Confirm, LeaveGuard } from "../../../../ui/confirm.tsx";
import { Section } from "../../../../ui/section.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { LegalText } from "../../../site/legal-page.tsx";
import { AdminPage } from "../../shell/admin-page.tsx";
import { History } from "./legal-history.tsx";

const OPTIONS = LEGAL_KINDS.map((value) => ({ value, label: LEGAL_TITLES[value] }));

export function LegalEditorPage() {
	const { text: kind = "privacy" } = useSearch({ from: "/admin/settings/legal" });
	const navigate = useNavigate({ from: "/admin/settings/legal" });
	const text = trpc.site.legalText.useQuery({ kind });
	return (
		<AdminPage
			at="/admin/settings/legal"
			lead="Written in Markdown. HTML in it is left out. {site} and {contact} stand for the site's name and contact; without a contact, a line with {contact} is left out. Every version stays to be read."
		>
			<Choice
				legend="Which text"
				isLegendHidden
				options={OPTIONS}
				chosen={kind}
				onChoose={(chosen) => navigate({ search: { text: chosen === "terms" ? chosen : undefined } })}
			/>
			<QueryBoundary
				query={text}
				fallback={
					<Skeleton
						count={2}
						className="h-[min(42rem,70dvh)]"
						list="grid gap-5 pt-14 xl:grid-cols-2 gap-x-8"
					/>
				}
			>
				{(data) => <LegalEditor key={kind} kind={kind} text={data} />}
			</QueryBoundary>
		</AdminPage>
	);
}

function LegalEditor({ kind, text }: { kind: LegalKind; text: Outputs["site"]["legalText"] }) {
	const me = useMe();
	const utils = trpc.useUtils();
	const draft = useDraft(me?.id ?? "", kind, text);
	const [question, ask] = useState<Omit<ComponentProps<typeof Confirm>, "onClose"> | null>(null);
	const field = useRef<HTMLTextAreaElement>(null);
	const replace = (markdown: string) => {
		draft.write(markdown);
		// After a dialog has returned the focus.
		requestAnimationFrame(() => {
			field.current?.focus({ preventScroll: true });
			field.current?.scrollIntoView({ block: "center" });
		});
	};
	const publish = trpc.site.publishLegal.useMutation({
		onSuccess: async ({ version }) => {
			await utils.site.legalText.invalidate({ kind });
			draft.discard();
			toast("success", `Version ${version} is published`);
		},
		// Another administrator may have published a version in between.
		onError: () => utils.site.legalText.invalidate({ kind }),
	});
	const isOutdated = draft.isChanged && draft.version !== text.version;
	return (
		<div className="grid grid-cols-1 gap-8">
			<LeaveGuard title="Leave this page?" isDirty={() => draft.isChanged}>
				Your text is not published. A draft of it stays on this device until you sign out.
			</LeaveGuard>
			{isOutdated && <OutdatedNote base={draft.version} latest={text.history[0]} onRebase={draft.rebase} />}
			{publish.error && <Failure error={publish.error} />}
			<div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 xl:grid-cols-2">
				<div className="xl:sticky xl:top-[calc(var(--bar)+1rem)]">
					<MarkdownField ref={field} markdown={draft.markdown} onWrite={draft.write} />
					<div className="mt-4 flex flex-wrap items-center gap-3">
						<Button
							isOff={!draft.isChanged || isOutdated}
							isBusy={publish.isPending}
							onClick={() =>
								ask({
									title: `Publish version ${text.version + 1}?`,
									confirm: "Publish",
									onConfirm: () => publish.mutate({ kind, markdown: draft.markdown, version: draft.version }),
									children: `Everybody sees it immediately as the ${LEGAL_TITLES[kind]}. It can't be taken back, only followed by another version. Write an update where the change matters to people.`,
								})
							}
						>
							{publish.isPending ? "Publishing..." : `Publish version ${text.version + 1}`}
						</Button>
						<Button
							kind="quiet"
							isOff={!draft.isChanged}
							onClick={() =>
								ask({
									title: "Discard your draft?",
									confirm: "Discard",
									onConfirm: draft.discard,
									children: "The text goes back to what is published.",
								})
							}
						>
							Discard draft
						</Button>
						<p role="status" className="text-muted">
							{stateOf(draft)}
						</p>
					</div>
				</div>
				<Section size="small" title="Preview">
					<div className="rounded-md border-2 border-line p-4 md:p-6">
						<Preview markdown={draft.markdown} />
					</div>
				</Section>
			</div>
			<History
				kind={kind}
				history={text.history}
				onUse={(markdown) => {
					if (!draft.isChanged || draft.markdown === markdown) return replace(markdown);
					ask({
						title: "Replace your draft?",
						confirm: "Replace",
						onConfirm: () => replace(markdown),
						children: "The text of the chosen version takes its place.",
					});
				}}
			/>
			{question && <Confirm {...question} onClose={() => ask(null)} />}
		</div>
	);
}

function stateOf({ isChanged, isStored }: { isChanged: boolean; isStored: boolean }): string {
	if (!isChanged) return "As published";
	return isStored ? "Draft kept on this device" : "This device can't keep the draft";
}

interface OutdatedNoteProps {
	/** The version that the draft is based on. */
	base: number;
	latest: Outputs["site"]["legalText"]["history"][number] | undefined;
	onRebase: () => void;
}

function OutdatedNote({ base, latest, onRebase }: OutdatedNoteProps) {
	return (
		<div role="status" className="grid justify-items-start gap-3 rounded-md border-2 border-warn p-4">
			<p>
				<strong className="text-warn">Your draft was made from version {base}.</strong>{" "}
				{latest && (
					<>
						{latest.publishedBy} published version {latest.version} on {longDate(latest.publishedAt)}.
					</>
				)}{" "}
				Read it under Versions below and take over what is missing in yours, then go on.
			</p>
			<Button kind="quiet" small onClick={onRebase}>
				Go on with my draft
			</Button>
		</div>
	);
}

interface MarkdownFieldProps {
	ref: RefObject<HTMLTextAreaElement | null>;
	markdown: string;
	onWrite: (markdown: string) => void;
}

function MarkdownField({ ref, markdown, onWrite }: MarkdownFieldProps) {
	return (
		<>
			<label htmlFor="markdown" className="flex min-h-11 items-center font-display text-xl font-bold">
				Markdown
			</label>
			<textarea
				ref={ref}
				id="markdown"
				value={markdown}
				onChange={({ target }) => onWrite(target.value)}
				spellCheck
				className="mt-3 block h-[min(42rem,60dvh)] w-full resize-none rounded-md border-2 border-edge bg-paper p-4 font-mono text-sm leading-relaxed"
			/>
		</>
	);
}

/** Debounce after the last key, in ms. */
const PREVIEW_MS = 300;

function Preview({ markdown }: { markdown: string }) {
	const { mutate, data, error, isPending } = trpc.site.previewLegal.useMutation();
	const isFirst = useRef(true);
	useEffect(() => {
		const timer = setTimeout(() => mutate({ markdown }), isFirst.current ? 0 : PREVIEW_MS);
		isFirst.current = false;
		return () => clearTimeout(timer);
	}, [markdown, mutate]);
	// The last preview stays until the next one arrives.
	const shown = useRef(data);
	shown.current = data ?? shown.current;
	if (error)
		return <LoadFailure query={{ error, isFetching: isPending, refetch: () => mutate({ markdown }) }} />;
	if (!shown.current) return <Skeleton count={5} className="h-20" />;
	return <LegalText html={shown.current.html} />;
}

/** An unpublished text and the version that it is based on. */
interface Draft {
	readonly markdown: string;
	readonly version: number;
}

/** The edited text. Changes to the published one are stored in the browser as they are typed. */
function useDraft(playerId: string, kind: LegalKind, published: Draft) {
	const [stored] = useState(() => personalValue("browser", playerId, `legal-${kind}`, parseDraft));
	const [draft, setDraft] = useState<Draft | null>(() => stored.read());
	const [isStored, setStored] = useState(true);
	const save = (next: Draft | null) => {
		setDraft(next);
		setStored(stored.write(next));
	};
	const { markdown, version } = draft ?? published;
	return {
		markdown,
		version,
		isChanged: draft !== null && markdown.trim() !== published.markdown,
		/** False if the browser could not store it. */
		isStored,
		write: (text: string) => save(text.trim() === published.markdown ? null : { markdown: text, version }),
		rebase: () => save({ markdown, version: published.version }),
		discard: () => save(null),
	};
}

function parseDraft(stored: unknown): Draft | null {
	if (typeof stored !== "object" || stored === null) return null;
	if (!("markdown" in stored && "version" in stored)) return null;
	const { markdown, version } = stored;
	return typeof markdown === "string" && typeof version === "number" ? { markdown, version } : null;
}
