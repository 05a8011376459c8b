import { trpc } from "../../../platform/api/trpc.ts";
import { Failure } from "../../../platform/failure.tsx";
import { Button } from "../../../ui/button.tsx";
import { Done } from "../../../ui/done.tsx";
import { ExactMoment } from "../shell/moment.tsx";

/** The messages around a reported one. They are loaded by a press, because reading them is recorded. */
export function MessageContext({ reportId }: { reportId: string }) {
	const context = trpc.moderation.context.useMutation();
	if (!context.data)
		return (
			<div className="grid justify-items-start gap-2">
				<Button
					kind="quiet"
					small
					aria-disabled={context.isPending}
					onClick={() => !context.isPending && context.mutate({ reportId })}
				>
					{context.isPending ? "Loading..." : "Show the messages around it"}
				</Button>
				<p className="text-sm text-muted">The audit log keeps that you have read them.</p>
				{context.error && <Failure error={context.error} />}
			</div>
		);
	return (
		<Done>
			<h3 className="mb-2 text-base text-muted">The messages around it</h3>
			<ol className="grid gap-2">
				{context.data.messages.map((message) => (
					<li
						key={message.id}
						className={`rounded-md px-3 py-2 [overflow-wrap:anywhere] ${message.isReported ? "border-2 border-wrong" : "bg-sunk"}`}
					>
						<p className="text-sm text-muted">
							<bdi className={message.isAccused ? "font-bold text-ink" : ""}>{message.senderName}</bdi>
							{" · "}
							<ExactMoment iso={message.sentAt} />
							{message.isReported && <strong className="text-wrong"> · reported</strong>}
						</p>
						<p className="whitespace-pre-wrap">{message.content}</p>
					</li>
				))}
			</ol>
		</Done>
	);
}
