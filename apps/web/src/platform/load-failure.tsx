import { Button } from "../ui/button.tsx";
import { isNotFound } from "./api/has-error-code.ts";
import { Failure } from "./failure.tsx";
import { Reference } from "./reference.tsx";

interface LoadFailureProps {
	query: { readonly error: unknown; readonly isFetching: boolean; refetch(): unknown };
}

/** Replaces what failed to load, with a retry where that may help. */
export function LoadFailure({ query: { error, isFetching, refetch } }: LoadFailureProps) {
	return (
		<div className="grid justify-items-start gap-4">
			<Failure error={error} />
			<Reference error={error} />
			{!isNotFound(error) && (
				<Button
					kind="quiet"
					small
					aria-disabled={isFetching || undefined}
					onClick={() => !isFetching && refetch()}
				>
					Try Again
				</Button>
			)}
		</div>
	);
}
