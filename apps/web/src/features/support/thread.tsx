import type { Outputs } from "../../platform/api/trpc.ts";
import { TimeSince } from "../../platform/time-since.tsx";
import { Chip } from "../../ui/chip.tsx";

type Message = Outputs["support"]["get"]["messages"][number];

interface ThreadProps {
	messages: readonly Message[];
	/** Whose messages are shown at the right. */
	side: "player" | "admin";
}

export function Thread({ messages, side }: ThreadProps) {
	return (
		<ol aria-label="Messages" className="grid grid-cols-[minmax(0,1fr)] gap-5">
			{messages.map((message) => (
				<MessageItem
					key={message.position}
					message={message}
					isRight={message.isAdmin === (side === "admin")}
				/>
			))}
		</ol>
	);
}

function MessageItem({ message, isRight }: { message: Message; isRight: boolean }) {
	const { senderName, isAdmin, isOwn, content, pictures, createdAt } = message;
	return (
		<li className={`flex flex-col gap-1.5 ${isRight ? "items-end pl-8" : "items-start pr-8"}`}>
			<p className="flex max-w-full flex-wrap items-center gap-x-2 gap-y-1 px-1 text-sm text-muted">
				<bdi className="min-w-0 font-bold text-ink [overflow-wrap:anywhere]">
					{isOwn ? "You" : senderName}
				</bdi>
				{isAdmin && <Chip className="px-2 py-0 text-xs">Admin</Chip>}
				<TimeSince iso={createdAt} />
			</p>
			<p
				dir="auto"
				className={`max-w-[min(100%,40rem)] rounded-[1.125rem] px-4 py-2.5 leading-snug whitespace-pre-wrap [overflow-wrap:anywhere] ${isRight ? "rounded-tr-sm bg-ink text-paper" : "rounded-tl-sm bg-raise text-ink shadow-card"}`}
			>
				{content}
			</p>
			{pictures.length > 0 && (
				<ul className="flex flex-wrap gap-2">
					{pictures.map((address, n) => (
						<li key={address}>
							<a href={address} target="_blank" rel="noopener noreferrer" className="press block rounded-md">
								<img
									src={address}
									alt={`Attachment ${n + 1} of ${senderName} (opens in a new tab)`}
									loading="lazy"
									width={128}
									height={96}
									className="h-24 w-32 rounded-md border-2 border-line bg-raise object-cover"
								/>
							</a>
						</li>
					))}
				</ul>
			)}
		</li>
	);
}
