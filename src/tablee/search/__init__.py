"""What every engine shares: the kernel decorator and its cache, warming up, bits, luck, and walks over the graph."""
