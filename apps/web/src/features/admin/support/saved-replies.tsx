import { useRef } from "react";
import type { Outputs } from "../../../platform/api/trpc.ts";
import { Button } from "../../../ui/button.tsx";
import { ChoiceFilter } from "../shell/filter-bar.tsx";

type Reply = Outputs["support"]["savedReplies"][number];

interface SavedRepliesProps {
	replies: readonly Reply[];
	onChange: () => void;
}

/** Inserts a saved reply into the answer of the form around it. */
export function SavedReplies({ replies, onChange }: SavedRepliesProps) {
	const box = useRef<HTMLDivElement>(null);
	const insert = (reply: Reply | undefined) => {
		const field = box.current?.closest("form")?.elements.namedItem("message");
		if (!reply || !(field instanceof HTMLTextAreaElement)) return;
		field.focus();
		const { selectionStart, selectionEnd, value } = field;
		const isEmpty = value.trim() === "";
		field.setRangeText(
			reply.content,
			isEmpty ? 0 : selectionStart,
			isEmpty ? value.length : selectionEnd,
			"end",
		);
		field.dispatchEvent(new Event("input", { bubbles: true }));
	};
	return (
		<div ref={box} className="flex flex-wrap items-end gap-2">
			{replies.length > 0 && (
				<ChoiceFilter
					label="Saved reply"
					value=""
					options={[
						{ value: "", label: "Choose one to insert" },
						...replies.map(({ id, title }) => ({ value: id, label: title })),
					]}
					onChoose={(chosen) => insert(replies.find(({ id }) => id === chosen))}
					className="max-w-72"
				/>
			)}
			<Button kind="quiet" small onClick={onChange}>
				Edit saved replies
			</Button>
		</div>
	);
}
