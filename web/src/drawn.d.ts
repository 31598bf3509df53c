/** A picture that is drawn when the client is built: the module's default export, by its address. */
declare module "*?drawn" {
  const address: string;
  export default address;
}
