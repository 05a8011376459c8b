import { TRPCClientError } from "@trpc/client";

/** The log's name of a failed call, for questions to support. */
export function Reference({ error }: { error: unknown }) {
	const reference = error instanceof TRPCClientError && error.data?.reference;
	return reference ? <p className="text-sm text-muted">Reference: {reference}</p> : null;
}
