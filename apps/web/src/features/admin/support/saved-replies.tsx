import { useId, useRef } from "react";
import type { Outputs } from "../../../platform/api/trpc.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";

type Reply = Outputs["support"]["savedReplies"][number];

interface SavedRepliesProps {
	replies: readonly Reply[];
	/** Opens where they are changed. */
	onChange: () => void;
}

/** Puts a saved reply into the answer of the form around it, and leads to where they are changed. */
export function SavedReplies({ replies, onChange }: SavedRepliesProps) {
	const id = useId();
	const select = useRef<HTMLSelectElement>(null);
	const insert = (reply: Reply | undefined) => {
		const field = select.current?.form?.elements.namedItem("message");
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
		<div className="flex flex-wrap items-end gap-2">
			{replies.length > 0 && (
				<div className="min-w-0">
					<label htmlFor={id} className="mb-1 block text-sm font-bold">
						Saved reply
					</label>
					<div className="relative">
						<select
							ref={select}
							id={id}
							value=""
							onChange={({ target }) => insert(replies.find((reply) => reply.id === target.value))}
							className="min-h-11 w-full max-w-72 cursor-pointer appearance-none rounded-md border-2 border-edge bg-paper pr-10 pl-3 text-base"
						>
							<option value="">Choose one to insert</option>
							{replies.map(({ id, title }) => (
								<option key={id} value={id}>
									{title}
								</option>
							))}
						</select>
						<Icon
							name="down"
							className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 stroke-3"
						/>
					</div>
				</div>
			)}
			<Button kind="quiet" small onClick={onChange}>
				Edit saved replies
			</Button>
		</div>
	);
}
