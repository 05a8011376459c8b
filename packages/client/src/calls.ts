/** What a single call may be given besides its input. */
export interface CallOptions {
	/** Ends the call, and the pause before its next attempt. */
	readonly signal?: AbortSignal;
}

type CallArguments<Input> = undefined extends Input
	? [input?: Input, options?: CallOptions]
	: [input: Input, options?: CallOptions];

/** A call that only reads. It is repeated after a failure that may pass. */
export interface Query<Input, Output> {
	readonly query: (...args: CallArguments<Input>) => Promise<Output>;
}

/** A call that changes something. It is repeated only after a refusal with 429: then nothing was changed. */
export interface Mutation<Input, Output> {
	readonly mutate: (...args: CallArguments<Input>) => Promise<Output>;
}

/** What a call takes: `InputOf<HiloApi["play"]["guess"]>`. */
export type InputOf<Call> = Call extends Query<infer Input, infer _> | Mutation<infer Input, infer _>
	? Input
	: never;

/** What a call answers: `OutputOf<HiloApi["play"]["guess"]>`. */
export type OutputOf<Call> = Call extends Query<infer _, infer Output> | Mutation<infer _, infer Output>
	? Output
	: never;
