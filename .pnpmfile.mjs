// The node-* packages declare os and cpu as strings, which pnpm ignores: it would fetch Node for every platform.
export const hooks = {
	readPackage(pkg) {
		for (const key of ["os", "cpu", "libc"]) {
			if (typeof pkg[key] === "string") pkg[key] = [pkg[key]];
		}
		return pkg;
	},
};
