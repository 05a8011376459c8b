import { TRPCClientError } from "@trpc/client";

/** What the site's log calls a failed call by, for whoever asks support; nothing where the log says nothing of it. */
export function Reference({ error }: { error: unknown }) {
	const reference = error instanceof TRPCClientError && error.data?.reference;
	return reference ? <p className="text-sm text-muted">Reference: {reference}</p> : null;
}
