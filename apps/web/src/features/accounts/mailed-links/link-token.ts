export function linkToken({ token }: Record<string, unknown>): { token?: string | undefined } {
	return { token: typeof token === "string" ? token : undefined };
}
