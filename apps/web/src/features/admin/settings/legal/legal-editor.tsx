import { LEGAL_TITLES, type LegalKind } from "@hilo/rules/site/legal";
import { useState } from "react";
import { errorText } from "../../../../platform/api/error-text.ts";
import { type Outputs, trpc } from "../../../../platform/api/trpc.ts";
import { useMe } from "../../../../platform/session.ts";
import { toast } from "../../../../platform/toasts.ts";
import { Button } from "../../../../ui/button.tsx";
import { Confirm } from "../../../../ui/confirm.tsx";
import { LeaveGuard } from "../../../../ui/leave-guard.tsx";
import { Panel } from "../../shell/panel.tsx";
import { DifferenceList } from "./difference.tsx";
import { History } from "./history.tsx";
import { OvertakenNote } from "./overtaken-note.tsx";
import { Preview } from "./preview.tsx";
import { useDraft } from "./use-draft.ts";

interface LegalEditorProps {
	kind: LegalKind;
	text: Outputs["site"]["legalText"];
}

export function LegalEditor({ kind, text }: LegalEditorProps) {
	const me = useMe();
	const utils = trpc.useUtils();
	const draft = useDraft(me?.id ?? "", kind, text);
	const [asked, setAsked] = useState<"publish" | "discard" | null>(null);
	const publish = trpc.site.publishLegal.useMutation({
		onSuccess: async ({ version }) => {
			await utils.site.legalText.invalidate({ kind });
			draft.discard();
			toast("success", `Version ${version} is published`);
		},
		// Another administrator may have published a version in between.
		onError: () => utils.site.legalText.invalidate({ kind }),
	});
	const isOvertaken = draft.isChanged && draft.version !== text.version;
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-8">
			<LeaveGuard title="Leave this page?" isDirty={() => draft.isChanged}>
				Your text is not published. A draft of it stays on this device until you sign out.
			</LeaveGuard>
			{isOvertaken && <OvertakenNote base={draft.version} latest={text.history[0]} onRebase={draft.rebase} />}
			{publish.error && (
				<p role="alert" className="font-bold text-wrong">
					{errorText(publish.error)}
				</p>
			)}
			<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 xl:grid-cols-2">
				<div className="xl:sticky xl:top-[calc(var(--bar)+1rem)]">
					<label htmlFor="markdown" className="flex min-h-11 items-center font-display text-xl font-bold">
						Markdown
					</label>
					<textarea
						id="markdown"
						value={draft.markdown}
						onChange={({ target }) => draft.write(target.value)}
						spellCheck
						className="mt-3 block h-[min(42rem,60dvh)] w-full resize-none rounded-md border-2 border-edge bg-paper p-4 font-mono text-sm leading-relaxed"
					/>
					<div className="mt-4 flex flex-wrap items-center gap-3">
						<Button
							disabled={!draft.isChanged || isOvertaken || publish.isPending}
							onClick={() => setAsked("publish")}
						>
							{publish.isPending ? "Publishing..." : `Publish version ${text.version + 1}`}
						</Button>
						<Button kind="quiet" disabled={!draft.isChanged} onClick={() => setAsked("discard")}>
							Discard draft
						</Button>
						<p role="status" className="text-muted">
							{stateOf(draft)}
						</p>
					</div>
				</div>
				<Panel title="Preview">
					<div className="rounded-md border-2 border-line p-4 md:p-6">
						<Preview markdown={draft.markdown} />
					</div>
				</Panel>
			</div>
			{draft.isChanged && (
				<Panel title="What changes">
					<DifferenceList before={text.markdown} after={draft.markdown} />
				</Panel>
			)}
			<History kind={kind} history={text.history} onUse={draft.write} />
			{asked === "publish" && (
				<Confirm
					title={`Publish version ${text.version + 1}?`}
					confirm="Publish"
					onConfirm={() => publish.mutate({ kind, markdown: draft.markdown, version: draft.version })}
					onClose={() => setAsked(null)}
				>
					Everybody sees it at once as the {LEGAL_TITLES[kind]}. It can't be taken back, only followed by
					another version. Write an update where the change matters to people.
				</Confirm>
			)}
			{asked === "discard" && (
				<Confirm
					title="Discard your draft?"
					confirm="Discard"
					onConfirm={draft.discard}
					onClose={() => setAsked(null)}
				>
					The text goes back to what is published.
				</Confirm>
			)}
		</div>
	);
}

function stateOf({ isChanged, isKept }: { isChanged: boolean; isKept: boolean }): string {
	if (!isChanged) return "As published";
	return isKept ? "Draft kept on this device" : "This device can't keep the draft";
}
