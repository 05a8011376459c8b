import { errorText } from "../../../platform/api/error-text.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import type { Thread } from "../model/thread.ts";

interface EarlierHeadProps {
	readonly thread: Thread;
	readonly error: unknown;
	readonly isPending: boolean;
	readonly onRetry: (() => void) | null;
}

/** Above the oldest loaded message: older ones are loading, failed to load, or do not exist. */
export function EarlierHead({ thread, error, isPending, onRetry }: EarlierHeadProps) {
	if (isPending) return <Spinner label="Loading older messages" />;
	if (error && onRetry)
		return (
			<p role="alert" className="flex items-center gap-3 px-3 text-sm text-wrong">
				<span className="font-bold">{errorText(error, "chat/open-failed")}</span>
				<button type="button" className="link min-h-11 cursor-pointer font-bold text-ink" onClick={onRetry}>
					Retry
				</button>
			</p>
		);
	return thread.hasEarlier ? null : <p className="text-sm text-muted">This is where your chat began.</p>;
}
