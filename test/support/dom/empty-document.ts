/** Tests in one process share their document: each file starts with an empty one. */
document.head.replaceChildren();
document.body.replaceChildren();
